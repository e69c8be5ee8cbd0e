# fitted the line to sqrt(h - 1.3) / d instead of d / sqrt(h - 1.3)
def height_curve(dbh, height, broken, others):
    d = np.delete(dbh, np.nonzero(broken))
    h = np.delete(height, np.nonzero(broken))
    y = np.sqrt(h - 1.3) / d
    A = np.column_stack([np.ones_like(d), d])
    coefs = np.linalg.lstsq(A, y, rcond=None)[0]
    a, b = coefs
    model = 1.3 + np.square(d / (a + b * d))
    new = 1.3 + np.square(others / (a + b * others))
    sd = np.sqrt(np.square(h - model).sum() / (h.size - 2))
    return coefs, new, sd
