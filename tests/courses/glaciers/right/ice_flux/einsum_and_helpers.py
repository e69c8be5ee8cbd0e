def _between(x):
    return np.einsum("ij->j", np.stack([x[:-1], x[1:]])) / 2


def ice_flux(H, bed, wet, dx):
    grad = (np.diff(H) + np.diff(bed)) / dx
    thick = _between(H)
    tau = RHO_ICE * G * thick * np.abs(grad) / 1000
    creep = thick * A_GLEN * tau**N_GLEN * 2 / (N_GLEN + 1)
    sliding = np.zeros(len(tau))
    for i, (a, b) in enumerate(zip(wet[:-1], wet[1:])):
        if a and b:
            sliding[i] = SLIP * tau[i] ** 2
    total = creep + sliding
    loss = creep / (N_GLEN + 2)  # what the mean is slower than the surface
    total, mean = np.copysign(total, -grad), np.copysign(total - loss, -grad)
    return mean * thick, total
