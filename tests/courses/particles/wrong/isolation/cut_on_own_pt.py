# held the particle's own pt against pt_min instead of the neighbor's
def isolation(pt, eta, phi, cone, pt_min, limit):
    """How much momentum lies around each particle.

    pt, eta, phi: transverse momenta, pseudorapidities and azimuthal angles, shape (n,)
    cone: radius of the cone; a neighbor is nearer than this
    pt_min: softer neighbors (pt below this) are not counted
    limit: a particle is isolated if its relative isolation is below this

    returns: dictionary with
        neighbors: number of counted neighbors of each particle, itself left out, shape (n,)
        relative: sum of their pt, divided by the particle's own pt, shape (n,)
        isolated: truth values, shape (n,)
    """
    deta = eta[:, None] - eta[None, :]
    dphi = phi[:, None] - phi[None, :]
    dphi = (dphi + np.pi) % (2 * np.pi) - np.pi
    distance = np.sqrt(deta**2 + dphi**2)
    near = (distance < cone) & (pt[:, None] >= pt_min)
    np.fill_diagonal(near, False)
    neighbors = np.sum(near, axis=1)
    relative = np.sum(near * pt[None, :], axis=1) / pt
    return {"neighbors": neighbors, "relative": relative, "isolated": relative < limit}
