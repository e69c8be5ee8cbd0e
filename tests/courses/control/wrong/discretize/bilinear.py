# uses Tustin's bilinear transform instead of the zero-order hold series
def discretize(A, B, dt, terms):
    n = A.shape[0]
    left = np.eye(n) - A * dt / 2
    right = np.eye(n) + A * dt / 2
    Ad = np.linalg.solve(left, right)
    Bd = np.linalg.solve(left, B) * dt
    return Ad, Bd
