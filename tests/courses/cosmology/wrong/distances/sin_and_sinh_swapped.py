# sin is used for the open and sinh for the closed universe
def distances(z, omega, w, h0):
    H = hubble_rate(z, omega, w, h0)["H"]
    zs, fs = [0.0] + list(z), [1 / h0] + list(1 / H)
    total, chi = 0.0, []
    for i in range(len(z)):
        total += 0.5 * (zs[i + 1] - zs[i]) * (fs[i] + fs[i + 1])
        chi.append(C_KM_S * total)
    chi = np.array(chi)
    Ok, D = 1 - np.sum(omega), C_KM_S / h0
    if Ok > 1e-6:
        dm = D / np.sqrt(Ok) * np.sin(np.sqrt(Ok) * chi / D)
    elif Ok < -1e-6:
        dm = D / np.sqrt(-Ok) * np.sinh(np.sqrt(-Ok) * chi / D)
    else:
        dm = chi
    return chi, dm * (1 + z), dm / (1 + z)
