# summed the thickness of the calved ice instead of its volume, thickness times dx
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    def calve(thickness):
        gone = RHO_ICE * thickness < RHO_WATER * np.maximum(-bed, 0)
        return np.where(gone, 0, thickness), np.sum(np.where(gone, thickness, 0))

    volumes = np.empty(steps)
    for n in range(steps):
        flux, _ = ice_flux(H, bed, wet, dx)
        inflow = np.append(0, flux)
        outflow = np.append(flux, 0)
        H = np.maximum(0, H + dt * (balance + (inflow - outflow) / dx))
        H, volumes[n] = calve(H)
    return H, volumes
