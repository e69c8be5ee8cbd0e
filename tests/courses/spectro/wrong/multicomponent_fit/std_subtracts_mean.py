# used np.std, which subtracts the mean of the residuals first, instead of the root of their summed squares
def multicomponent_fit(epsilon, absorbance, path, limit):
    s, m = epsilon.shape[1], absorbance.shape[1]
    conc = np.zeros((s, m))
    sigma = np.zeros(m)
    for j, l in enumerate(path):
        use = absorbance[:, j] < limit
        K = epsilon[use] * l
        y = absorbance[use, j]
        x = np.linalg.inv(K.T @ K) @ K.T @ y
        x[x < 0] = 0.0
        conc[:, j] = x
        sigma[j] = np.std(y - K @ x, ddof=s)
    return conc, sigma
