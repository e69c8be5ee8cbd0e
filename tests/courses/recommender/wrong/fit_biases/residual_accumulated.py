# the residual is carried on: the old bias of the same side stays subtracted and the new one overwrites it
def fit_biases(R, mask, lam, steps):
    mu = R[mask].mean()
    E = np.where(mask, R - mu, 0.0)
    nu, ni = mask.sum(1), mask.sum(0)
    for _ in range(steps):
        bu = E.sum(1) / (lam + nu)
        E = E - mask * bu[:, None]
        bi = E.sum(0) / (lam + ni)
        E = E - mask * bi
    return mu, bu, bi
