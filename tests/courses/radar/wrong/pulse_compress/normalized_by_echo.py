# each row is divided by the root of the echo's energy instead of the pulse's
def pulse_compress(echoes, pulse):
    def correlate_row(row):
        extended = np.r_[row, np.zeros(len(pulse) - 1)]
        return [np.vdot(pulse, extended[i:i + len(pulse)]) for i in range(len(row))]

    raw = np.array([correlate_row(row) for row in echoes])
    energy = np.sum(np.abs(echoes)**2, axis=1, keepdims=True)
    return raw / np.sqrt(energy)
