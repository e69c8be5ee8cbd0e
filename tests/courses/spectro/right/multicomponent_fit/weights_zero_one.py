def multicomponent_fit(epsilon, absorbance, path, limit):
    W = (absorbance < limit).astype(float)
    normal = np.einsum("wm,ws,wt->mst", W, epsilon, epsilon)
    rhs = np.einsum("wm,ws,wm->ms", W, epsilon, absorbance / path)
    conc = np.linalg.solve(normal, rhs[:, :, None])[:, :, 0].T
    conc = np.where(conc < 0, 0.0, conc)
    r = W * (absorbance - path * (epsilon @ conc))
    return conc, np.sqrt((r**2).sum(0) / (W.sum(0) - epsilon.shape[1]))
