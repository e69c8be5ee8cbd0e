# what: multiplies by the root of m T instead of T / m: heavy particles get fast
def start_velocities(noise, m, temperature):
    sigma = np.sqrt(temperature * m)
    v = sigma[:, None] * noise
    p = np.einsum("i,ij->j", m, v)
    v = v - p / np.sum(m)
    dof = (v.shape[0] - 1) * v.shape[1]
    drawn = np.einsum("i,ij,ij->", m, v, v) / dof
    return np.sqrt(temperature / drawn) * v, drawn
