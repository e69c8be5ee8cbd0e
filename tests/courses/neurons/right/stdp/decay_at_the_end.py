# the traces decay at the end of each step for the next one; rows and columns of w changed in place
def stdp(pre, post, w0, A_plus, A_minus, tau_plus, tau_minus, w_max, dt):
    w = w0.copy()
    a, b = np.zeros(pre.shape[0]), np.zeros(post.shape[0])
    total = np.zeros(post.shape)
    for t in range(pre.shape[1]):
        dw = np.zeros_like(w)
        for i in np.flatnonzero(post[:, t]):
            dw[i, :] += A_plus * a
        for j in np.flatnonzero(pre[:, t]):
            dw[:, j] -= A_minus * w[:, j] * b
        dw[w0 == 0] = 0
        w = np.clip(w + dw, None, w_max)
        a = (a + pre[:, t]) * np.exp(-dt / tau_plus)
        b = (b + post[:, t]) * np.exp(-dt / tau_minus)
        total[:, t] = np.einsum("ij->i", w)
    return w, total
