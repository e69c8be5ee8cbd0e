def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    p = len(beta)
    g, H, D = np.zeros(p), np.zeros((p, p)), 0
    for i in range(len(X)):
        if not event[i]:
            continue
        D += 1
        w = np.where(at_risk[i], risk, 0.0) / total[i]
        mean = np.sum(w[:, None] * X, axis=0)
        dev = X - mean
        g += mean - X[i]
        H += (w[:, None] * dev).T @ dev
    return {"gradient": g / D + penalty * beta, "information": H / D + penalty * np.identity(p)}
