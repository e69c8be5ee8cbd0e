# the normalized innovation squared uses the inverse of R instead of that of S
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = np.hypot(px, py)
    H = np.array([[px, py, 0, 0], [-py / r, px / r, 0, 0]]) / r
    nu = z - np.array([r, np.arctan2(py, px)])
    nu[1] -= 2 * np.pi * np.round(nu[1] / (2 * np.pi))
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    xp = x + np.sum(K * nu, axis=1)
    Pp = P - K @ S @ K.T
    q = nu @ np.linalg.solve(R, nu)
    return xp, Pp, q
