# two mistakes: branch gives k instead of k + 1 for the head wave of layer k, and the critical distance uses the sine instead of the tangent
def head_waves(offsets, thickness, velocity):
    n, m = len(thickness), len(offsets)
    head = np.full((n, m), np.inf)
    for k in range(n):
        vt = velocity[k + 1]
        if vt <= np.max(velocity[:k + 1]):
            continue
        ratio = velocity[:k + 1] / vt
        xc = 2 * np.sum(thickness[:k + 1] * ratio)
        ti = 2 * np.sum(thickness[:k + 1] * np.sqrt(1 - ratio ** 2) / velocity[:k + 1])
        head[k] = np.where(offsets >= xc, offsets / vt + ti, np.inf)
    first = offsets / velocity[0]
    branch = np.zeros(m, dtype=int)
    for k in range(n):
        earlier = head[k] < first
        first = np.where(earlier, head[k], first)
        branch[earlier] = k
    return head, first, branch
