# style: plain Python loops over interfaces, layers and offsets, with angles (sine, cosine, tangent) instead of slownesses
def head_waves(offsets, thickness, velocity):
    n, m = len(thickness), len(offsets)
    head = np.zeros((n, m))
    for k in range(n):
        for j in range(m):
            head[k, j] = np.inf
    for k in range(n):
        v2 = velocity[k + 1]
        possible = True
        for i in range(k + 1):
            if velocity[i] >= v2:
                possible = False
        if not possible:
            continue
        xc, ti = 0.0, 0.0
        for i in range(k + 1):
            theta = np.arcsin(velocity[i] / v2)
            xc += 2 * thickness[i] * np.tan(theta)
            ti += 2 * thickness[i] * np.cos(theta) / velocity[i]
        for j in range(m):
            if offsets[j] >= xc:
                head[k, j] = offsets[j] / v2 + ti
    first = np.zeros(m)
    branch = np.zeros(m, dtype=int)
    for j in range(m):
        first[j] = offsets[j] / velocity[0]
        for k in range(n):
            if head[k, j] < first[j]:
                first[j] = head[k, j]
                branch[j] = k + 1
    return head, first, branch
