# what: rewards and transitions prepared once, with a mask for live states, a matrix product in each sweep
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    live = ~ends
    r = np.einsum("sat,sat->sa", P, R) * live[:, None]
    step = gamma * P * live[:, None, None] * live
    V = np.zeros(P.shape[0])
    for k in range(max_sweeps):
        V, previous = np.max(r + step @ V, axis=1), V
        if np.linalg.norm(V - previous, np.inf) < tol:
            break
    return V, np.argmax(r + step @ V, axis=1), k + 1
