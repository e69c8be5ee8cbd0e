# what: a for loop with a break, on copies in place
def conjugate_gradients(A, b, x, tol, max_steps):
    x = x.copy()
    Minv = np.diag(1.0 / np.diag(A))
    r = b - A.dot(x)
    res = [np.sqrt(r.dot(r))]
    target = tol * np.sqrt(b.dot(b))
    p = np.zeros_like(b)
    rho_old = 1.0
    for k in range(max_steps):
        if res[-1] <= target:
            break
        z = Minv.dot(r)
        rho = r.dot(z)
        p = z + (rho / rho_old if k > 0 else 0.0) * p
        q = A.dot(p)
        a = rho / p.dot(q)
        x += a * p
        r -= a * q
        rho_old = rho
        res.append(np.sqrt(r.dot(r)))
    return {"x": x, "residuals": np.array(res), "steps": len(res) - 1}
