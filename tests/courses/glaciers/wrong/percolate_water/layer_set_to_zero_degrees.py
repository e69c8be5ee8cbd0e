# set every layer that gets water to zero degrees instead of warming it by the latent heat
def percolate_water(water, mass, T, liquid):
    new_mass = mass.copy()
    new_liquid = liquid.copy()
    new_T = T.copy()
    down = water.copy()
    for j in range(mass.shape[-1]):
        total = down + liquid[:, j]
        deficit = -T[:, j] * mass[:, j] * C_ICE
        refrozen = np.minimum(deficit / LATENT, total)
        new_mass[:, j] += refrozen
        new_T[refrozen > 0, j] = 0
        total = total - refrozen
        hold = new_mass[:, j] * IRREDUCIBLE
        new_liquid[:, j] = np.where(total > hold, hold, total)
        down = np.where(total > hold, total - hold, 0)
    return new_mass, new_T, new_liquid, down
