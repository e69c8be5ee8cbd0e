# right: the white is one more row of ones, and einsum does the integrals
def spectra_to_xyz(reflectance, illuminant, cmf, wavelengths):
    rows = np.vstack([reflectance, np.ones(len(illuminant))])
    w = np.concatenate(([0.0], np.diff(wavelengths), [0.0]))
    w = (w[1:] + w[:-1]) / 2
    all_xyz = np.einsum("nl,l,l,lc->nc", rows, illuminant, w, cmf)
    all_xyz *= 100 / all_xyz[-1, 1]
    xyz, white = all_xyz[:-1], all_xyz[-1]
    total = xyz.sum(axis=1)
    xy = np.tile(white[:2] / white.sum(), (len(xyz), 1))
    lit = total > 0
    xy[lit] = xyz[lit, :2] / total[lit, None]
    return {"xyz": xyz, "white": white, "xy": xy}
