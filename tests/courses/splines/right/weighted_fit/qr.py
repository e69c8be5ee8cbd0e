def weighted_fit(x, y, sigma, degree):
    p = 1 / sigma**2 / np.sum(1 / sigma**2)
    c = p @ x
    d = np.sqrt(p @ x**2 - c**2)
    V = np.stack([((x - c) / d) ** k for k in range(degree + 1)], axis=1)
    Q, R = np.linalg.qr(V / sigma[:, None])
    z = y / sigma
    coef = np.linalg.solve(R, Q.T @ z)
    chi2 = np.linalg.norm(z - Q @ (Q.T @ z)) ** 2 / (len(x) - degree - 1)
    Rinv = np.linalg.inv(R)
    err = np.sqrt(np.sum(Rinv**2, axis=1)) * np.sqrt(chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
