# took the absolute value of negative concentrations instead of zero
def multicomponent_fit(epsilon, absorbance, path, limit):
    conc = []
    sigma = []
    for j in range(len(path)):
        rows = absorbance[:, j] < limit
        K = epsilon[rows] * path[j]
        x = np.abs(np.linalg.pinv(K) @ absorbance[rows, j])
        rest = absorbance[rows, j] - K @ x
        conc.append(x)
        sigma.append(np.linalg.norm(rest) / np.sqrt(rows.sum() - K.shape[1]))
    return np.stack(conc, axis=1), np.array(sigma)
