# used the mean path length for all cuvettes instead of each its own
def multicomponent_fit(epsilon, absorbance, path, limit):
    length = np.mean(path)
    conc, sigma = [], []
    for a in absorbance.T:
        good = a < limit
        X = length * epsilon[good]
        x, *_ = np.linalg.lstsq(X, a[good], rcond=None)
        x = np.clip(x, 0, None)
        conc.append(x)
        r = X.dot(x) - a[good]
        sigma.append(np.sqrt(r.dot(r) / (good.sum() - len(x))))
    return np.array(conc).T, np.array(sigma)
