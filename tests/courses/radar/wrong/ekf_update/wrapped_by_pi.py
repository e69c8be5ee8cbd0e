# where the bearing's innovation is beyond pi it is moved by pi instead of 2 pi
def ekf_update(x, P, z, R):
    px, py, vx, vy = x
    range_ = np.hypot(px, py)
    bearing = np.arctan2(py, px)
    y = np.array([z[0] - range_, z[1] - bearing])
    if y[1] >= np.pi:
        y[1] -= np.pi
    if y[1] < -np.pi:
        y[1] += np.pi
    H = np.array([[px / range_, py / range_, 0, 0],
                  [-py / range_**2, px / range_**2, 0, 0]])
    S = H @ P @ H.T + R
    S_inv = np.linalg.inv(S)
    K = P @ H.T @ S_inv
    x = x + K @ y
    P = P - K @ H @ P
    return x, P, y @ S_inv @ y
