# style: the integral as a product with a lower triangular matrix, polynomials by polyval
def thwaites(x, U, nu, theta0):
    n = len(x)
    parts = np.zeros(n)
    parts[1:] = 0.5 * (U[1:] ** 5 + U[:-1] ** 5) * (x[1:] - x[:-1])
    integral = np.tril(np.ones((n, n))) @ parts
    theta = np.sqrt(theta0**2 * U[0] ** 6 + 0.45 * nu * integral) / U**3
    raw = theta * theta * np.gradient(U, x) / nu
    lam = np.where(raw < -0.09, -0.09, raw)
    pos, neg = np.maximum(lam, 0), np.minimum(lam, 0)
    H = np.where(lam < 0, 2.088 + 0.0731 / (0.14 + neg), np.polyval([5.24, -3.75, 2.61], pos))
    l = np.where(lam < 0, 0.22 + 1.402 * neg + 0.018 * neg / (0.107 + neg), np.polyval([-1.8, 1.57, 0.22], pos))
    return theta, H, l * 2 * nu / U / theta, np.cumsum(raw <= -0.09) > 0
