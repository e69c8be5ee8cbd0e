# found the saturated wavelengths in the first cuvette and used that choice for all of them
def multicomponent_fit(epsilon, absorbance, path, limit):
    usable = absorbance[:, 0] < limit
    eps = epsilon[usable]
    A = absorbance[usable]
    dof = eps.shape[0] - eps.shape[1]
    conc = np.linalg.lstsq(eps, A / path, rcond=None)[0]
    conc = np.maximum(conc, 0)
    res = A - (eps @ conc) * path
    return conc, np.sqrt((res**2).sum(axis=0) / dof)
