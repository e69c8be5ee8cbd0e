# the bearing's row of the Jacobian has the opposite sign
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r2 = px**2 + py**2
    r = np.sqrt(r2)
    H = np.array([[px / r, py / r, 0, 0], [py / r2, -px / r2, 0, 0]])
    dr = z[0] - r
    db = (z[1] - np.arctan2(py, px) + np.pi) % (2 * np.pi) - np.pi
    y = np.array([dr, db])
    PHt = P @ H.T
    S = H @ PHt + R
    K = PHt @ np.linalg.inv(S)
    x_new = x + K @ y
    P_new = P - K @ PHt.T
    nis = y.T @ np.linalg.inv(S) @ y
    return x_new, P_new, nis
