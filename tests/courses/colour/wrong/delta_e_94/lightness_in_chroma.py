# took the length of all of L, a, b as the chroma instead of that of a and b
def delta_e_94(references, samples, application="graphic"):
    if application == "textiles":
        kL, K1, K2 = 2.0, 0.048, 0.014
    else:
        kL, K1, K2 = 1.0, 0.045, 0.015
    dL, da, db = np.moveaxis(references[:, None, :] - samples[None, :, :], -1, 0)
    C_ref = np.linalg.norm(references, axis=1)[:, None]
    C_sam = np.linalg.norm(samples, axis=1)[None, :]
    dC = C_ref - C_sam
    dH2 = np.maximum(da**2 + db**2 - dC**2, 0)
    return np.sqrt((dL / kL) ** 2 + (dC / (1 + K1 * C_ref)) ** 2 + dH2 / (1 + K2 * C_ref) ** 2)
