# the slip directions are not made unit vectors
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    eps = R @ strain @ R.T
    e1, e2, e3 = np.diag(eps)
    e4, e5, e6 = 2 * eps[1, 2], 2 * eps[0, 2], 2 * eps[0, 1]
    s = C @ np.array([e1, e2, e3, e4, e5, e6])
    sig = np.diag(s[:3])
    sig[1, 2] = sig[2, 1] = s[3]
    sig[0, 2] = sig[2, 0] = s[4]
    sig[0, 1] = sig[1, 0] = s[5]
    u = (s[0] * e1 + s[1] * e2 + s[2] * e3 + s[3] * e4 + s[4] * e5 + s[5] * e6) / 2
    rss = []
    for k in range(len(normals)):
        n = normals[k] / np.sqrt(np.sum(normals[k] ** 2))
        rss.append(np.dot(directions[k], sig @ n))
    rss = np.array(rss)
    return {"stress": R.T @ sig @ R, "energy": u, "tau": rss, "slips": np.abs(rss) >= tau_crit}
