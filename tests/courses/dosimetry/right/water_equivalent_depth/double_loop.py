def water_equivalent_depth(hu, body, steps):
    m, n = hu.shape
    depth = np.zeros((m, n))
    total = np.zeros(m)
    for i in range(m):
        acc = 0.0
        for j in range(n):
            if not body[i, j]:
                rho = 0.0
            elif hu[i, j] > 0:
                rho = 1 + hu[i, j] / BONE
            else:
                rho = max(0.0, 1 + hu[i, j] / 1000)
            depth[i, j] = acc + rho * steps[j] / 2
            acc += rho * steps[j]
        total[i] = acc
    return depth, total
