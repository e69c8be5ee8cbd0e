# what: z = r * diagonal instead of r / diagonal, and k <= max_steps allows one step too many
def conjugate_gradients(A, b, x, tol, max_steps):
    M = np.diag(np.diag(A))
    r = b - A.dot(x)
    z = M.dot(r)
    p = z
    history = [np.linalg.norm(r)]
    k = 0
    while k <= max_steps:
        if history[-1] <= tol * np.linalg.norm(b):
            break
        old = r.dot(z)
        alpha = old / p.dot(A).dot(p)
        x, r = x + alpha * p, r - alpha * A.dot(p)
        z = M.dot(r)
        p = z + r.dot(z) / old * p
        history.append(np.linalg.norm(r))
        k += 1
    return {"x": x, "residuals": np.array(history), "steps": k}
