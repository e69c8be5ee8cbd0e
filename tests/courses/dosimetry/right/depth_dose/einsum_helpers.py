def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    def centers(s):
        right_edges = np.cumsum(s)
        left_edges = right_edges - s
        return (left_edges + right_edges) / 2

    w, _ = water_equivalent_depth(hu, body, steps)
    z = centers(steps)
    inverse_square = (ssd / (ssd + z)) ** 2
    attenuated = np.einsum("e,eij->ij", weights, np.exp(-np.multiply.outer(mu, w))) / weights.sum()
    d = np.einsum("ij,j,ij->ij", attenuated - np.exp(-w * buildup), inverse_square, body.astype(float))
    best = np.argmax(d, axis=1)
    return 100 * d / d[np.arange(len(d)), best][:, None], z[best]
