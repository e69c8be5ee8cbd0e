# the critical distance counts only the way down: the factor 2 is missing there (the times have it)
def head_waves(offsets, thickness, velocity):
    m = len(offsets)
    head = []
    for k, h in enumerate(thickness):
        row = [np.inf] * m
        vn = velocity[k + 1]
        if vn > max(velocity[:k + 1]):
            xcrit = 0.0
            t0 = 0.0
            for i in range(k + 1):
                sin_i = velocity[i] / vn
                cos_i = np.sqrt(1 - sin_i ** 2)
                xcrit += thickness[i] * sin_i / cos_i
                t0 += 2 * thickness[i] * cos_i / velocity[i]
            for j in range(m):
                if offsets[j] >= xcrit:
                    row[j] = t0 + offsets[j] / vn
        head.append(row)
    head = np.array(head)
    direct = offsets / velocity[0]
    first = np.minimum(direct, head.min(axis=0))
    branch = np.where(direct <= head.min(axis=0), 0, head.argmin(axis=0) + 1)
    return head, first, branch
