# what: takes one degree of freedom off, not one for each dimension: D n - 1
def start_velocities(noise, m, temperature):
    v = noise * np.sqrt(temperature / m)[:, None]
    v = v - np.average(v, axis=0, weights=m)
    dof = noise.size - 1
    drawn = np.sum(m * np.sum(v**2, axis=1)) / dof
    return v * np.sqrt(temperature / drawn), drawn
