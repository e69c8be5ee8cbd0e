# returned the squared invariant mass instead of its root
def pair_masses(pt, eta, phi, mass):
    """The energies of particles and the invariant masses of all pairs of them.

    pt, eta, phi, mass: transverse momenta, pseudorapidities, azimuthal angles and masses,
        each of shape (n,); GeV, with c = 1

    returns: energy, masses
        energy: the energy of each particle, shape (n,)
        masses: the invariant mass of particles i and j together, shape (n, n);
            on the diagonal that of a particle with its own double
    """
    px = pt * np.cos(phi)
    py = pt * np.sin(phi)
    pz = pt * np.sinh(eta)
    energy = np.sqrt(px**2 + py**2 + pz**2 + mass**2)
    momentum = np.stack([px, py, pz])
    total_energy = energy[:, None] + energy[None, :]
    total_momentum = momentum[:, :, None] + momentum[:, None, :]
    masses = total_energy**2 - np.sum(total_momentum**2, axis=0)
    return energy, masses
