# the shared information is subtracted from H(Y), where H(X) belongs
def mutual_information(counts):
    pxy = counts / counts.sum()
    px = pxy.sum(axis=1)
    py = pxy.sum(axis=0)
    pmi = np.zeros(pxy.shape)
    for i in range(len(px)):
        for j in range(len(py)):
            if pxy[i, j] != 0:
                pmi[i, j] = np.log2(pxy[i, j]) - np.log2(px[i]) - np.log2(py[j])
    mi = np.sum(pxy * pmi)
    return {"shared": mi, "left": entropy(py) - mi, "pointwise": pmi}
