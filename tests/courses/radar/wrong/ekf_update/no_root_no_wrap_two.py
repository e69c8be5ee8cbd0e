# the root of the range is missing, r = px^2 + py^2 (in h and so in the Jacobian), and the bearing's innovation is not wrapped
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = px**2 + py**2
    h = np.array([r, np.arctan2(py, px)])
    H = np.array([[px / r, py / r, 0, 0], [-py / r**2, px / r**2, 0, 0]])
    y = z - h
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    P_new = P - K @ H @ P
    return x + K @ y, P_new, y @ np.linalg.inv(S) @ y
