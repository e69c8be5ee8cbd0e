# all Mueller matrices first, stacked, then cumulative products and one einsum for all intensities
def mueller_train(S, elements):
    axes = np.array([e[1] for e in elements])
    values = np.array([e[2] for e in elements])
    pol = np.array([e[0] == "polarizer" for e in elements])
    k = len(elements)
    R = np.tile(np.eye(4), (k, 1, 1))
    R[:, 1, 1] = R[:, 2, 2] = np.cos(2 * axes)
    R[:, 1, 2] = np.sin(2 * axes)
    R[:, 2, 1] = -R[:, 1, 2]
    M = np.zeros((k, 4, 4))
    M[:, 0, 0] = M[:, 1, 1] = np.where(pol, (1 + values) / 2, 1)
    M[:, 0, 1] = M[:, 1, 0] = np.where(pol, (1 - values) / 2, 0)
    M[:, 2, 2] = M[:, 3, 3] = np.where(pol, np.sqrt(values), np.cos(values))
    M[:, 2, 3] = np.where(pol, 0, np.sin(values))
    M[:, 3, 2] = -M[:, 2, 3]
    full = np.swapaxes(R, 1, 2) @ M @ R
    totals = [full[0]]
    for f in full[1:]:
        totals.append(f @ totals[-1])
    intensity = np.einsum("kj,jm->mk", np.array(totals)[:, 0], S)
    out = totals[-1] @ S
    z = out[1] + 1j * out[2]
    degree = np.sqrt(np.abs(z) ** 2 + out[3] ** 2) / out[0]
    return out, intensity, degree, 0.5 * np.angle(z), 0.5 * np.arctan2(out[3], np.abs(z))
