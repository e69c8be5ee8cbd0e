# computed the driving stress with the density of water instead of ice
def ice_flux(H, bed, wet, dx):
    def middle(x):
        return (x[:-1] + x[1:]) / 2

    slope = np.diff(bed + H) / dx
    thick = middle(H)
    tau = RHO_WATER * G * thick * np.abs(slope) / 1e3
    down = -np.sign(slope)
    u_d = 2 * A_GLEN * thick * tau**N_GLEN / (N_GLEN + 1)
    u_b = SLIP * tau**2 * (middle(wet * 1.0) == 1)
    q = down * thick * ((N_GLEN + 1) / (N_GLEN + 2) * u_d + u_b)
    return q, down * (u_d + u_b)
