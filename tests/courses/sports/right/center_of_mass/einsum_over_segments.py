def center_of_mass(joints, ends, fractions, masses):
    prox = joints[:, ends[:, 0]]
    dist = joints[:, ends[:, 1]]
    centers = prox * (1 - fractions)[:, None] + dist * fractions[:, None]
    weight = np.where(np.isnan(centers[..., 0]), 0.0, masses)
    return np.einsum("ts,tsk->tk", weight, np.nan_to_num(centers)) / weight.sum(axis=1)[:, None]
