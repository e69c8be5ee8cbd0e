# what: tanh(z / 2), items in rows, transposed at the end
def item_curves(theta, a, b, c):
    A, B, C = a[:, None], b[:, None], c[:, None]
    s = (1 + np.tanh(D * A * (theta - B) / 2)) / 2
    prob = C + (1 - C) * s
    deriv = (1 - C) * (s - s * s) * D * A
    return prob.T, deriv.T
