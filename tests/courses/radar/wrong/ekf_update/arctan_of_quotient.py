# the predicted bearing is arctan(py / px), which takes no account of the quadrant
def ekf_update(x, P, z, R):
    px, py = x[:2]
    rho = np.linalg.norm(x[:2])
    predicted = np.array([rho, np.arctan(py / px)])
    jac = np.array([[px / rho, py / rho, 0.0, 0.0],
                    [-py / rho**2, px / rho**2, 0.0, 0.0]])
    diff = z - predicted
    while diff[1] >= np.pi:
        diff[1] -= 2 * np.pi
    while diff[1] < -np.pi:
        diff[1] += 2 * np.pi
    S = jac @ P @ jac.T + R
    gain = np.linalg.solve(S.T, jac @ P.T).T
    return x + gain @ diff, P - gain @ jac @ P, diff @ np.linalg.inv(S) @ diff
