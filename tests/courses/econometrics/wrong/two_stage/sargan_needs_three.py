# the condition for J is l > 2: with two instruments J is zero
def two_stage(y, x, W, Z):
    n, k = W.shape
    m = Z.shape[1]
    A = np.append(W, Z, axis=1)
    g = ols_robust(A, x)
    Xp = np.append((A @ g["beta"])[:, None], W, axis=1)
    XpXp = Xp.T @ Xp
    coef = np.linalg.solve(XpXp, Xp.T @ y)
    u = y - np.append(x[:, None], W, axis=1) @ coef
    sd = np.sqrt(u @ u / (n - k - 1))
    se = sd * np.sqrt(np.diag(np.linalg.inv(XpXp)))
    F = ((g["r2"] - ols_robust(W, x)["r2"]) / m) / ((1 - g["r2"]) / (n - k - m))
    J = n * ols_robust(A, u)["r2"] if m > 2 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
