# style: no loop: cumulative sum, piecewise and argmax
def thwaites(x, U, nu, theta0):
    I = np.concatenate(([0], np.cumsum(np.diff(x) * (U[1:] ** 5 + U[:-1] ** 5))))
    theta = np.sqrt(theta0**2 * (U[0] / U) ** 6 + 0.225 * nu * I / U**6)
    lam = np.clip(theta**2 * np.gradient(U, x) / nu, -0.09, None)
    conds = [lam >= 0, lam < 0]
    H = np.piecewise(lam, conds, [lambda v: 2.61 + v * (5.24 * v - 3.75), lambda v: 2.088 + 0.0731 / (v + 0.14)])
    l = np.piecewise(lam, conds, [lambda v: 0.22 + v * (1.57 - 1.8 * v), lambda v: 0.22 + v * (1.402 + 0.018 / (v + 0.107))])
    hit = lam == -0.09
    sep = np.arange(len(x)) >= (np.argmax(hit) if hit.any() else len(x))
    return theta, H, 2 * nu * l / (U * theta), sep
