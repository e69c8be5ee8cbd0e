# averages and details are not divided by the square root of 2
def haar_decompose(x, levels):
    current = x.copy()
    all_details = np.array([])
    energies = []
    for i in range(levels):
        s = current[::2] + current[1::2]
        d = current[::2] - current[1::2]
        all_details = np.concatenate((d, all_details))
        energies = [d @ d] + energies
        current = s
    energies = np.array([current @ current] + energies)
    return dict(approx=current, details=all_details, energy=energies / energies.sum())
