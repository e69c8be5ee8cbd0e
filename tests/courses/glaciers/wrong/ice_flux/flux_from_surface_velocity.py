# multiplied the thickness by the surface velocity instead of the mean over depth
def ice_flux(H, bed, wet, dx):
    n_mid = len(H) - 1
    flux = np.zeros(n_mid)
    vel = np.zeros(n_mid)
    for i in range(n_mid):
        rise = (bed[i + 1] + H[i + 1]) - (bed[i] + H[i])
        alpha = rise / dx
        thick = (H[i] + H[i + 1]) / 2
        tau = RHO_ICE * G * thick * abs(alpha) / 1000
        v = 2 * A_GLEN / (N_GLEN + 1) * tau**3 * thick
        if wet[i] and wet[i + 1]:
            v = v + SLIP * tau**2
        if alpha > 0:
            v = -v
        vel[i] = v
        flux[i] = v * thick
    return flux, vel
