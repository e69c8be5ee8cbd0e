# reduced the sliding by (n+1)/(n+2) as well instead of the deformation only
def ice_flux(H, bed, wet, dx):
    surface = H + bed
    grad = np.diff(surface) / dx
    h = 0.5 * (H[:-1] + H[1:])
    stress = 1e-3 * RHO_ICE * G * h * abs(grad)
    v = 2 * A_GLEN * h * stress**N_GLEN / (N_GLEN + 1)
    both = np.logical_and(wet[:-1], wet[1:])
    v[both] += SLIP * stress[both] ** 2
    v = np.where(grad > 0, -v, v)
    flux = v * (N_GLEN + 1) / (N_GLEN + 2) * h
    return flux, v
