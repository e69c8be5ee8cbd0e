# the eigenvectors on the left are not conjugated
def measure_observable(rho, H):
    energies, states = np.linalg.eigh(H)
    probs = np.real(np.diag(states.T @ rho @ states))
    probs = np.where(probs > 0, probs, 0)
    probs = probs / probs.sum()
    mean = np.dot(probs, energies)
    variance = np.dot(probs, energies**2) - mean**2
    return {"probs": probs, "mean": mean, "variance": variance}
