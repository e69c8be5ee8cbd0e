# averaged light, reflectance and matching functions over each gap before multiplying instead of averaging their product
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    dl = np.diff(wavelengths)
    S = (illuminant[1:] + illuminant[:-1]) / 2
    R = (reflectance[:, 1:] + reflectance[:, :-1]) / 2
    bars = (cmf[1:] + cmf[:-1]) / 2
    k = 100 / np.sum(S * bars[:, 1] * dl)
    white = k * np.einsum("l,lc,l->c", S, bars, dl)
    xyz = k * np.einsum("nl,l,lc,l->nc", R, S, bars, dl)
    xy = np.zeros((xyz.shape[0], 2))
    for i in range(xyz.shape[0]):
        total = xyz[i].sum()
        if total > 0:
            xy[i] = xyz[i, :2] / total
        else:
            xy[i] = white[:2] / white.sum()
    return {"xyz": xyz, "white": white, "xy": xy}
