def multicomponent_fit(epsilon, absorbance, path, limit):
    def one(a, l):
        E = epsilon[a < limit]
        y = a[a < limit]
        q, r = np.linalg.qr(E)
        x = np.clip(np.linalg.solve(r, q.T @ y) / l, 0, None)
        misfit = 0.0
        for row, value in zip(E, y):
            misfit += (value - l * np.dot(row, x)) ** 2
        return x, np.sqrt(misfit / (len(y) - len(x)))

    conc = np.zeros((epsilon.shape[1], absorbance.shape[1]))
    sigma = np.zeros(absorbance.shape[1])
    for j in range(absorbance.shape[1]):
        conc[:, j], sigma[j] = one(absorbance[:, j], path[j])
    return conc, sigma
