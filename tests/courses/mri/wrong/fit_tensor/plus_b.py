# the sign of b is wrong in the design matrix: ln S = ln S0 + b g D g
def fit_tensor(signals, b, g):
    A = np.column_stack([
        np.ones_like(b), b * g[:, 0] ** 2, b * g[:, 1] ** 2, b * g[:, 2] ** 2,
        2 * b * g[:, 0] * g[:, 1], 2 * b * g[:, 0] * g[:, 2], 2 * b * g[:, 1] * g[:, 2],
    ])
    coef = np.linalg.pinv(A) @ np.log(signals).T
    MD, FA, RGB = [], [], []
    for c in coef.T:
        D = np.array([[c[1], c[4], c[5]], [c[4], c[2], c[6]], [c[5], c[6], c[3]]])
        vals, vecs = np.linalg.eigh(D)
        vals = np.maximum(vals, 0)
        md = vals.mean()
        fa = np.sqrt(1.5 * np.sum((vals - md) ** 2) / max(np.sum(vals**2), 1e-12))
        MD.append(md)
        FA.append(fa)
        RGB.append(np.abs(vecs[:, 2]) * fa)
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(RGB)}
