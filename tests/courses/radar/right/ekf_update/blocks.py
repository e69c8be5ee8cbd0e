# only the position's block of P is used for S, whose inverse is written out
def ekf_update(x, P, z, R):
    p = x[:2]
    r = np.sqrt(p @ p)
    J = np.array([[p[0], p[1]], [-p[1] / r, p[0] / r]]) / r
    S = J @ P[:2, :2] @ J.T + R
    det = S[0, 0] * S[1, 1] - S[0, 1] * S[1, 0]
    Si = np.array([[S[1, 1], -S[0, 1]], [-S[1, 0], S[0, 0]]]) / det
    dy = z - np.array([r, np.arctan2(p[1], p[0])])
    dy[1] -= 2 * np.pi * np.floor((dy[1] + np.pi) / (2 * np.pi))
    cross = P[:, :2] @ J.T
    gain = cross @ Si
    return x + gain @ dy, P - gain @ S @ gain.T, float(dy @ Si @ dy)
