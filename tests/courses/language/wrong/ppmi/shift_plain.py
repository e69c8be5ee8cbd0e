# shift itself is taken away, not its logarithm
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for i in range(len(tokens)):
        for j in range(max(0, i - window), min(i + window + 1, len(tokens))):
            if i != j:
                C[tokens[i], tokens[j]] += 1 / abs(j - i)
    joint = C / C.sum()
    pw = joint.sum(axis=1)
    pc = joint.sum(axis=0) ** power
    pc = pc / pc.sum()
    M = np.zeros((size, size))
    for a in range(size):
        for b in range(size):
            if C[a, b] > 0:
                M[a, b] = max(np.log(joint[a, b] / (pw[a] * pc[b])) - shift, 0)
    return C, M
