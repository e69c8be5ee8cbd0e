# right: np.trace over two axes
def partial_trace(rho, dA, dB, keep):
    axes = (1, 3) if keep == "A" else (0, 2)
    out = np.trace(rho.reshape(dA, dB, dA, dB), axis1=axes[0], axis2=axes[1])
    return out / np.trace(rho).real
