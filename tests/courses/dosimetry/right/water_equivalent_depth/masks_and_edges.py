def water_equivalent_depth(hu, body, steps):
    def density(h):
        out = 1 + h / 1000
        out[h > 0] = 1 + h[h > 0] / BONE
        out[out < 0] = 0
        return out

    wet = density(hu) * steps[None, :]
    wet[~body] = 0
    edges = np.hstack([np.zeros((hu.shape[0], 1)), np.cumsum(wet, axis=1)])
    return (edges[:, 1:] + edges[:, :-1]) / 2, edges[:, -1].copy()
