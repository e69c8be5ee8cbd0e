# what: the slope is -|d|^2 instead of g.d
def lbfgs_direction(g, S, Y):
    q = g.copy()
    rho, alpha, used = {}, {}, []
    for i in range(len(S) - 1, -1, -1):
        sy = np.sum(S[i] * Y[i])
        if sy <= 0:
            continue
        used.append(i)
        rho[i] = 1.0 / sy
        alpha[i] = rho[i] * np.sum(S[i] * q)
        q = q - alpha[i] * Y[i]
    if used:
        newest = used[0]
        q = q / (rho[newest] * np.sum(Y[newest] ** 2))
    for i in sorted(used):
        beta = rho[i] * np.sum(Y[i] * q)
        q = q + S[i] * (alpha[i] - beta)
    return -q, -np.linalg.norm(q) ** 2
